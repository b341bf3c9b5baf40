import { Button, type ButtonProps } from '@mantine/core'
import { useLayoutEffect, useRef, type ComponentPropsWithoutRef, type RefObject } from 'react'

type Props = Omit<ButtonProps, 'loading'> &
  Omit<ComponentPropsWithoutRef<'button'>, keyof ButtonProps> & {
    isBusy: boolean
    /** The button itself, for who leads the focus to it. */
    at?: RefObject<HTMLButtonElement | null>
  }

/**
 * A button that waits for what it has begun. Meanwhile it cannot be pressed, and so loses the focus: it gets it back when it is
 * not busy any more, unless somebody has gone elsewhere.
 */
export const BusyButton = ({ isBusy, at, ...props }: Props) => {
  const own = useRef<HTMLButtonElement>(null)
  const button = at ?? own
  const hadFocus = useRef(false)
  useLayoutEffect(() => {
    if (isBusy) hadFocus.current = document.activeElement === button.current
    else if (hadFocus.current && document.activeElement === document.body) button.current?.focus()
  }, [isBusy, button])
  return <Button ref={button} loading={isBusy} {...props} />
}
