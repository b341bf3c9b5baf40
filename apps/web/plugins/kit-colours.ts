import type { Plugin } from 'vite'

/** Colours of the kit that nothing here is drawn in; each would cost every visit twenty-six lines. */
export const UNUSED = ['pink', 'grape', 'violet', 'indigo', 'lime', 'cyan', 'teal'] as const
/** Colours whose inks and washes are told anew in `base.css`. */
export const RETOLD = ['red', 'green', 'orange', 'yellow', 'blue'] as const

const LINES = new RegExp(
  `^\\s*--mantine-color-(?:(?:${UNUSED.join('|')})-[\\w-]+|(?:${RETOLD.join('|')})-(?:light[\\w-]*|outline|text)):[^;]*;\\n`,
  'gm',
)

/** Leaves out of the kit's list of variables what nobody reads. */
export const kitColours = (): Plugin => ({
  name: 'kit-colours',
  enforce: 'pre',
  transform: {
    filter: { id: /default-css-variables\.layer\.css$/ },
    handler: (css) => ({ code: css.replace(LINES, ''), map: null }),
  },
})
