/** Adds rules to the page's styles, where the policy lets nothing be written inline, until what it answers is called. */
export const adoptStyle = (rules: string) => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rules)
  document.adoptedStyleSheets.push(sheet)
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
  }
}
