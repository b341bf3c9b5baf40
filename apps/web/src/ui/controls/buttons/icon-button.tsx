import { Button, type ButtonProps } from '@mantine/core'
import type { ComponentPropsWithoutRef, CSSProperties } from 'react'
import styles from './icon-button.module.css'

type Props = Omit<ButtonProps, 'size' | 'style' | 'className'> &
  Omit<ComponentPropsWithoutRef<'button'>, keyof ButtonProps> & {
    className?: string
    /** In pixels; as high as the buttons of a toolbar where it is left out. */
    size?: number
  }

/** A square button with an icon alone; `aria-label` is its words. */
export const IconButton = ({ size, className = '', ...props }: Props) => (
  <Button
    {...props}
    className={`${styles.icon} ${className}`}
    style={size === undefined ? {} : ({ '--icon-button': `${size}px` } as CSSProperties)} // a variable of our own
  />
)
