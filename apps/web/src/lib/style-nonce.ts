/** By this word the page's policy knows the style elements that are ours. */
export const styleNonce = () => document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.content ?? ''
