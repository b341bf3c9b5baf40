import type { ComponentProps } from 'react'
import { IconButton } from '#web/ui/controls/buttons/icon-button.tsx'

type Props = { label: string } & Omit<ComponentProps<typeof IconButton>, 'aria-label' | 'title' | 'variant'>

/** A button that is only a drawing, quiet until it is pointed at. Its label is heard, and seen while one points at it. */
export const QuietButton = ({ label, size = 28, ...props }: Props) => (
  <IconButton variant="subtle" color="gray" aria-label={label} title={label} size={size} {...props} />
)
