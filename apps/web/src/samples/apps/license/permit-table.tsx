import { useText } from '#web/lib/text.ts'
import { Icon } from '#web/ui/drawings/icon.tsx'
import styles from './license.module.css'
import { KINDS, PERMITS, type Kind } from './permits.ts'

/** What each licence allows, in marks and in words. */
export const PermitTable = () => {
  const t = useText()
  return (
    // A scroller must be reachable by keyboard.
    <div className={styles.scroller} tabIndex={0} role="region" aria-label={t('license.title')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('license.permit')}</th>
            {KINDS.map((kind) => (
              <th key={kind} scope="col">
                {t(`license.short.${kind}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {PERMITS.map(({ id, allowed }) => (
            <tr key={id}>
              <th scope="row">{t(`license.permit.${id}`)}</th>
              {KINDS.map((kind) => (
                <td key={kind}>
                  {/* Each list holds only some of the kinds. */}
                  <Mark isAllowed={(allowed as readonly Kind[]).includes(kind)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const Mark = ({ isAllowed }: { isAllowed: boolean }) => {
  const t = useText()
  return (
    <span className={styles.mark} data-tone={isAllowed ? 4 : 6}>
      <span>
        <Icon name={isAllowed ? 'done' : 'close'} size={15} />
      </span>
      {t(isAllowed ? 'license.yes' : 'license.no')}
    </span>
  )
}
