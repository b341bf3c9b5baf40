export const VIEWS = ['feed', 'about', 'photos', 'friends'] as const
export type View = (typeof VIEWS)[number]
export const DEFAULTS = { view: 'feed' }
