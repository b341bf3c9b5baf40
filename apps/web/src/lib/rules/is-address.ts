/** Whether the text is an address of the web: nothing else may become a link. */
export const isAddress = (text: string) => {
  const { protocol } = URL.parse(text) ?? {}
  return protocol === 'https:' || protocol === 'http:'
}
