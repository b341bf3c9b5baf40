import { useText } from '#web/lib/text.ts'
import { Figure } from './figure.tsx'

/** The days that are compared with, which open what was counted then. */
export const Beside = ({ days, onOpen }: { days: string; onOpen: () => void }) => {
  const t = useText()
  return (
    <Figure of={t('insight.compare')} onOpen={onOpen}>
      {t('insight.beside', { days })}
    </Figure>
  )
}
