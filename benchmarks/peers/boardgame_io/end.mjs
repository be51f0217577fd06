// Prints the last figures as a line of JSON, and ends once all of them are read: a pipe takes only some at a time.
export const end = (figures) => void process.stdout.write(`${JSON.stringify(figures)}\n`, () => process.exit(0));
