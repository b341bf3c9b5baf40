import type { ReactNode } from 'react'
import { Link } from 'wouter'

type Props = {
  children: ReactNode
  icon?: ReactNode
  isDanger?: boolean
  isDisabled?: boolean
  /** Of a choice: whether it is the one that holds. */
  isChosen?: boolean
  isCurrent?: boolean
  lang?: string
} & (
  | { href: string; onClick?: () => void }
  | { href?: never; isDisabled: true; onClick?: never }
  | { href?: never; onClick: () => void }
)

/** A line of a menu: a link, an action, or one of several choices. */
export const DropItem = ({ children, icon, isDanger, isDisabled, isChosen, isCurrent, lang, href, onClick }: Props) => {
  const shared = {
    role: isChosen === undefined ? 'menuitem' : 'menuitemradio',
    'aria-checked': isChosen,
    className: 'drop-item',
    tabIndex: -1,
    lang,
    'data-danger': isDanger ? '' : undefined,
    onClick,
  }
  const face = (
    <>
      {icon}
      <span>{children}</span>
    </>
  )
  if (href !== undefined)
    return (
      <Link {...shared} href={href} aria-current={isCurrent ? 'page' : undefined}>
        {face}
      </Link>
    )
  return (
    <button {...shared} type="button" disabled={isDisabled}>
      {face}
    </button>
  )
}
export const DropLabel = ({ children }: { children: ReactNode }) => (
  <p className="drop-label" role="presentation">
    {children}
  </p>
)
export const DropDivider = () => <hr className="drop-divider" />
