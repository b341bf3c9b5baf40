import { Button, SegmentedControl, Switch } from '@mantine/core'
import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import texts from 'texts:demo'
import { timeWithSeconds } from '#web/lib/formats/formats.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { setDemo, useDemo } from './demo-calls.ts'
import styles from './demo-panel.module.css'

addTexts(texts)

const DELAYS = [0, 500, 2000]

/** How the sample data behaves, and what was asked of it in this page. */
export const DemoPanel = () => {
  const t = useText()
  const { calls, delayMs, fails } = useDemo()
  return (
    <section className={styles.panel} aria-labelledby="demo-panel">
      <h3 id="demo-panel">{t('demo.title')}</h3>
      <p>{t('demo.lead')}</p>
      <SegmentedControl
        fullWidth
        size="sm"
        aria-label={t('demo.delay')}
        data={DELAYS.map((ms) => ({ value: String(ms), label: ms === 0 ? t('demo.atOnce') : `${ms} ms` }))}
        value={String(delayMs)}
        onChange={(ms) => setDemo({ delayMs: Number(ms) })}
      />
      <Switch
        label={t('demo.fails')}
        checked={fails}
        onChange={(event) => setDemo({ fails: event.currentTarget.checked })}
      />
      {calls.length === 0 && <p>{t('demo.none')}</p>}
      {calls.length > 0 && (
        <>
          <div className={styles.box} tabIndex={0} role="region" aria-label={t('demo.calls')}>
            <table className={styles.calls}>
              <thead>
                <tr>
                  <th scope="col">{t('demo.time')}</th>
                  <th scope="col">{t('demo.call')}</th>
                  <th scope="col">{t('demo.status')}</th>
                  <th scope="col">ms</th>
                </tr>
              </thead>
              <tbody>
                {calls.map(({ id, method, path, status, ms, at }) => (
                  <tr key={id} data-failed={status >= 400 ? '' : undefined}>
                    <td>{timeWithSeconds(at)}</td>
                    <td>
                      <code>
                        {method} {path}
                      </code>
                    </td>
                    <td>{status}</td>
                    <td>{Math.round(ms)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <Button variant="default" size="xs" onClick={() => setDemo({ calls: [] })}>
            {t('demo.clear')}
          </Button>
        </>
      )}
    </section>
  )
}
