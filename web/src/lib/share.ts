// The phone's own way to share a link. If it has none: no button, no error.

export function canShare(): boolean {
  return globalThis.isSecureContext === true && typeof navigator.share === 'function';
}

/** False: it could not be shared. If the person cancels, nothing is said. */
export async function share(title: string, url: string): Promise<boolean> {
  try {
    await navigator.share({ title, url });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
