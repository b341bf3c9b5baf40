import { ActionIcon, type ActionIconProps } from '@mantine/core'
import type { ComponentPropsWithoutRef } from 'react'

type Props = { label: string } & Pick<ActionIconProps, 'size' | 'color'> &
  Omit<ComponentPropsWithoutRef<'button'>, 'aria-label' | 'title' | 'color'>

/** A button that is only a drawing, quiet until it is pointed at. Its label is heard, and seen while one points at it. */
export const QuietButton = ({ label, className = '', disabled = false, ...props }: Props) => (
  <ActionIcon
    variant="subtle"
    color="gray"
    aria-label={label}
    title={label}
    className={className}
    disabled={disabled}
    {...props}
  />
)
