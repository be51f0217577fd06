// Playwright ends a page if the browser does not know one of its commands, and Firefox 153 does not know this one. It is left out as
// the driver is read; the theme and reduced motion are preferences of the browser instead (firefox.py).
const { Module } = require('node:module');

const { _compile } = Module.prototype;
const MEDIA = /this\.[\w.]+\.send\("emulation\.setMediaFeaturesOverride"/g;

Module.prototype._compile = function (source, ...more) {
  return _compile.call(this, source.replace(MEDIA, 'Object(""'), ...more);
};
