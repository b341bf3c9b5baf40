import type { Plugin } from 'vite'

/** Colours of the kit that nothing here is drawn in; each would cost every visit twenty-six lines. */
export const UNUSED = ['pink', 'grape', 'violet', 'indigo', 'lime', 'cyan', 'teal'] as const

const LINES = new RegExp(`^\\s*--mantine-color-(?:${UNUSED.join('|')})-[\\w-]+:[^;]*;\\n`, 'gm')

/** Leaves the kit's unused colours out of its list of variables. */
export const kitColours = (): Plugin => ({
  name: 'kit-colours',
  enforce: 'pre',
  transform: {
    filter: { id: /default-css-variables\.layer\.css$/ },
    handler: (css) => ({ code: css.replace(LINES, ''), map: null }),
  },
})
