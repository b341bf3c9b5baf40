import { Button, type ButtonProps } from '@mantine/core'
import type { ComponentPropsWithoutRef } from 'react'

type Props = Omit<ButtonProps, 'size' | 'w' | 'h' | 'p'> &
  Omit<ComponentPropsWithoutRef<'button'>, keyof ButtonProps> & {
    /** In pixels; as high as the buttons of a toolbar where it is left out. */
    size?: number
  }

/** A square button with an icon alone; `aria-label` is its words. */
export const IconButton = ({ size = 34, ...props }: Props) => <Button {...props} w={size} h={size} p={0} />
