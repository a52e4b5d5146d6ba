/**
 * The fonts that the page has drawn with, as font-face rules that hold the fonts themselves: a
 * picture of the page cannot fetch any. Only what is loaded, so the device has it without a network.
 */
export async function fontsWithin(): Promise<string> {
  const loaded = new Set(
    [...document.fonts].filter(({ status }) => status === 'loaded').map(keyOf),
  );
  const rules = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].filter(
      (rule): rule is CSSFontFaceRule =>
        rule instanceof CSSFontFaceRule && loaded.has(keyOf(describedBy(rule))),
    ),
  );
  return (await Promise.all(rules.map(withFont))).join('\n');
}

/** What tells one font from another. */
interface Described {
  readonly family: string;
  readonly style: string;
  readonly unicodeRange: string;
}

function describedBy({ style }: CSSFontFaceRule): Described {
  return {
    family: style.getPropertyValue('font-family'),
    style: style.getPropertyValue('font-style'),
    unicodeRange: style.getPropertyValue('unicode-range'),
  };
}

function keyOf({ family, style, unicodeRange }: Described): string {
  const range = unicodeRange.toUpperCase().replaceAll(/\s/g, '');
  return `${family.replaceAll(/["']/g, '')}/${style}/${range}`;
}

async function withFont(rule: CSSFontFaceRule): Promise<string> {
  const address = /url\(["']?([^"')]+)["']?\)/.exec(rule.style.getPropertyValue('src'))?.[1];
  if (address === undefined) return rule.cssText;
  const font = await fetch(new URL(address, rule.parentStyleSheet?.href ?? location.href));
  const within = await asDataUrl(await font.blob());
  return rule.cssText.replace(address, within);
}

function asDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
