/** What browsers call themselves, the one that others imitate last. */
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/.*Safari\//, 'Safari'],
]
const SYSTEMS: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]
const nameIn = (names: readonly [RegExp, string][], text: string) => names.find(([known]) => known.test(text))?.[1]

/** Browser and system as people call them, of what a browser says of itself; undefined for what is not known. */
export const deviceName = (agent: string): { browser: string | undefined; system: string | undefined } => ({
  browser: nameIn(BROWSERS, agent),
  system: nameIn(SYSTEMS, agent),
})
