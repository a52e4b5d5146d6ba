/** Puts a text where it can be pasted from. Rejects if the browser does not let it. */
export async function copyText(text: string): Promise<void> {
  // Without a safe connection, as at home from one device to another, there is no clipboard.
  if (navigator.clipboard === undefined) copyTheOldWay(text);
  else await navigator.clipboard.writeText(text);
}

function copyTheOldWay(text: string): void {
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'tw-visually-hidden';
  const before = document.activeElement;
  document.body.append(field);
  try {
    field.select();
    if (!document.execCommand('copy')) throw new Error('nothing was copied');
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus();
  }
}
