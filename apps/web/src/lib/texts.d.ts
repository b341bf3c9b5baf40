/** The English texts whose keys begin with one of the words; made by `plugins/compiled-texts.ts`. */
declare module 'texts:*' {
  const texts: import('@lingui/core').Messages
  export default texts
}
