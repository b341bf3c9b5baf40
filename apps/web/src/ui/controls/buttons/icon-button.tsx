import { Button, type ButtonProps } from '@mantine/core'
import type { ComponentPropsWithoutRef } from 'react'

type Props = Omit<ButtonProps, 'size' | 'w' | 'h' | 'p'> & Omit<ComponentPropsWithoutRef<'button'>, keyof ButtonProps>

/** A square button with an icon alone, as high as those beside it; `aria-label` is its words. */
export const IconButton = (props: Props) => <Button {...props} w={34} h={34} p={0} />
