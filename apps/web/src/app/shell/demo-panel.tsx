import { Button, SegmentedControl, Switch } from '@mantine/core'
import { timeWithSeconds } from '#web/lib/formats.ts'
import { useText } from '#web/lib/text.ts'
import { setDemo, useDemo } from '../demo-calls.ts'
import styles from './demo-panel.module.css'

const DELAYS = [0, 500, 2000]

/** How the sample data behaves, and what was asked of it in this page. */
export const DemoPanel = () => {
  const t = useText()
  const { calls, delayMs, fails } = useDemo()
  return (
    <section className={styles.panel} aria-labelledby="demo-panel">
      <h3 id="demo-panel">{t('layout.demo')}</h3>
      <p>{t('layout.demoLead')}</p>
      <SegmentedControl
        fullWidth
        size="sm"
        aria-label={t('layout.demoDelay')}
        data={DELAYS.map((ms) => ({ value: String(ms), label: ms === 0 ? t('layout.demoAtOnce') : `${ms} ms` }))}
        value={String(delayMs)}
        onChange={(ms) => setDemo({ delayMs: Number(ms) })}
      />
      <Switch
        label={t('layout.demoFails')}
        checked={fails}
        onChange={(event) => setDemo({ fails: event.currentTarget.checked })}
      />
      {calls.length === 0 && <p>{t('layout.demoNone')}</p>}
      {calls.length > 0 && (
        <>
          <div className={styles.box} tabIndex={0} role="region" aria-label={t('layout.demoCalls')}>
            <table className={styles.calls}>
              <thead>
                <tr>
                  <th scope="col">{t('layout.demoTime')}</th>
                  <th scope="col">{t('layout.demoCall')}</th>
                  <th scope="col">{t('layout.demoStatus')}</th>
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
            {t('layout.demoClear')}
          </Button>
        </>
      )}
    </section>
  )
}
