import { Button } from '@mantine/core'
import { useText } from '#web/lib/text.ts'
import { Empty } from '#web/ui/data/content-state.tsx'

export const NothingFound = ({ q, onClear }: { q: string; onClear: () => void }) => {
  const t = useText()
  return (
    <Empty icon="search" title={t('ui.noMatch')}>
      <span>{t('knowledge.none', { q })}</span>
      <Button variant="default" size="compact-md" onClick={onClear}>
        {t('knowledge.clear')}
      </Button>
    </Empty>
  )
}
