import * as v from 'valibot'

/** A colour by its part in the theme. */
export const ThemeColor = v.picklist(['primary', 'secondary', 'success', 'warning', 'danger', 'info'])
export type ThemeColor = v.InferOutput<typeof ThemeColor>
