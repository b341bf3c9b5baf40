import type { MouseEvent } from 'react'

/** The kit's button that clears a field, for everybody: it has a name, the keyboard reaches it, and the field has the focus then. */
export const clearing = (says: string) => ({
  'aria-label': says,
  'aria-hidden': false,
  tabIndex: 0,
  size: 'md',
  onClick: ({ currentTarget }: MouseEvent<HTMLButtonElement>) =>
    currentTarget.closest('.mantine-Input-wrapper')?.querySelector('input')?.focus(),
})
