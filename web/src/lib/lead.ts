// A rule's first sentence stands for it in the table of contents.

/** The first sentence and what follows it. */
export function lead(text: string, language: string): [string, string] {
  const first = [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)][0]?.segment ?? text;
  return [first.trim(), text.slice(first.length)];
}
