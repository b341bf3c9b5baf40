import styles from './name-button.module.css'

/** A row that is removed while it has the focus gives it to its neighbour, or to the page: never to nobody. */
const passOn = (button: HTMLElement | null) => () => {
  if (!button || button !== document.activeElement) return
  const row = button.closest('li, tr')
  const near = [row?.nextElementSibling, row?.previousElementSibling].map((one) => one?.querySelector('button'))
  const heir = near.find(Boolean) ?? document.querySelector<HTMLElement>('main#content')
  heir?.focus()
}

/** The name of a row, which opens it. */
export const NameButton = ({ children, onClick }: { children: string; onClick: () => void }) => (
  <button type="button" ref={passOn} dir="auto" className={styles.name} onClick={onClick}>
    {children}
  </button>
)
