/** How drawings that a page brings along itself are drawn, like those of `icon.tsx`. */
export const ICON_PROPS = { size: 18, strokeWidth: 1.9 } as const
