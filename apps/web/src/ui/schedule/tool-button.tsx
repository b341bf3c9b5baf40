import { Button } from '@mantine/core'
import type { ComponentProps } from 'react'
import { IconButton } from '#web/ui/controls/buttons/icon-button.tsx'
import { Icon, type IconName } from '#web/ui/drawings/icon.tsx'

type Props = Pick<ComponentProps<'button'>, 'onClick' | 'aria-expanded'> & {
  icon: IconName
  label: string
  /** What one comes for, among the others. */
  isMain?: boolean
  /** The icon alone, where there is little room. */
  isBrief: boolean
}

/** A button of a calendar's toolbar. */
export const ToolButton = ({ icon, label, isMain = false, isBrief, ...rest }: Props) => {
  const variant = isMain ? 'filled' : 'default'
  return isBrief ? (
    <IconButton variant={variant} aria-label={label} title={label} {...rest}>
      <Icon name={icon} />
    </IconButton>
  ) : (
    <Button variant={variant} leftSection={<Icon name={icon} />} {...rest}>
      {label}
    </Button>
  )
}
