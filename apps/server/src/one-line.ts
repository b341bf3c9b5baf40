/** What somebody typed, on one line and without what could pass for another one. */
export const oneLine = (text: string) => text.replaceAll(/[\s\p{Cc}]+/gu, ' ')
