// Dialogs that can be opened from anywhere on the page.

export const dialogs = $state({ settings: false });
