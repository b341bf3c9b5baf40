/** What was set about a contact; this sample forgets it with the page. */
export type Setting = { isMuted: boolean; isBlocked: boolean; cleared: number }
export const AS_AT_FIRST: Setting = { isMuted: false, isBlocked: false, cleared: 0 }
