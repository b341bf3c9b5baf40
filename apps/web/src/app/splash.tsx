import { Logo } from '#web/ui/drawings/logo.tsx'
import { useText } from '#web/lib/text.ts'

/** The whole page while a screen is on its way; the same that the empty page shows before the program has arrived. */
export const Splash = () => {
  const t = useText()
  return (
    <div className="splash" role="status" data-loading="" aria-label={t('ui.loading')}>
      <span className="splash-mark">
        <Logo size={56} />
      </span>
    </div>
  )
}
