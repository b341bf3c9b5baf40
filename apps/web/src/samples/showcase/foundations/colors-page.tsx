import { UnstyledButton } from '@mantine/core'
import texts from 'texts:colors,copy'
import { addTexts, useText } from '#web/lib/text.ts'
import { TONES } from '#web/ui/layout/theme.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { copy } from '#web/samples/ui/controls/copy.ts'
import { COLORS } from '#web/samples/showcase/examples/colors.ts'
import styles from './colors-page.module.css'
import { contrastOf, inkOn } from './contrast.ts'
import { useTokens } from '#web/samples/lib/use-tokens.ts'

addTexts(texts)

const MEANINGS = ['primary', 'secondary', 'success', 'danger', 'warning', 'info'] as const
/** The tokens that a colour has: what lies under its words, its fill, and the fill that is pointed at. */
const STEPS = { lighter: 'light', base: 'filled', darker: 'filled-hover' } as const
const steps = Object.keys(STEPS) as (keyof typeof STEPS)[] // its own keys
const tokenOf = (meaning: (typeof MEANINGS)[number], step: keyof typeof STEPS) =>
  `--mantine-color-${COLORS[meaning]}-${STEPS[step]}`

const SURFACES = ['--canvas', '--surface', '--surface-sunken', '--surface-raised', '--weekend', '--today', '--away']
const LINES = ['--line-soft', '--line', '--line-strong', '--brand-line']
const WORDS = ['--ink', '--ink-soft', '--brand', '--danger', '--warn', '--ok', '--info']
const NEUTRALS = [...SURFACES, ...LINES, ...WORDS]
const READ = [...MEANINGS.flatMap((meaning) => steps.map((step) => tokenOf(meaning, step))), ...NEUTRALS]

/** The colours of the product: what each is called, its code as it is on the page now, and what can be read on it. */
const ColorsPage = () => {
  const t = useText()
  const codes = useTokens(READ)
  const codeOf = (token: string) => codes[READ.indexOf(token)] ?? ''
  return (
    <div className={styles.page}>
      <Card title={t('colors.meanings')} hint={t('colors.meaningsHint')}>
        <ul className={styles.three}>
          {MEANINGS.flatMap((meaning) =>
            steps.map((step) => (
              <Swatch
                key={`${meaning} ${step}`}
                name={t('colors.step', { name: t(`colors.${meaning}`), step: t(`colors.${step}`) })}
                color={codeOf(tokenOf(meaning, step))}
              />
            )),
          )}
        </ul>
      </Card>
      <Card title={t('colors.tones')} hint={t('colors.tonesHint')}>
        <ul className={styles.five}>
          {Array.from({ length: TONES }, (_, at) => (
            <Tone key={at} at={at} />
          ))}
        </ul>
      </Card>
      <Card title={t('colors.gradients')} hint={t('colors.gradientsHint')}>
        <ul className={styles.three}>
          {MEANINGS.map((meaning) => (
            <Swatch
              key={meaning}
              name={t(`colors.${meaning}`)}
              color={codeOf(tokenOf(meaning, 'base'))}
              to={codeOf(tokenOf(meaning, 'darker'))}
            />
          ))}
        </ul>
      </Card>
      <Card title={t('colors.neutrals')} hint={t('colors.neutralsHint')}>
        <ul className={styles.five}>
          {NEUTRALS.map((token) => (
            <Swatch key={token} name={token} color={codeOf(token)} />
          ))}
        </ul>
      </Card>
    </div>
  )
}
export default ColorsPage

type Props = { name: string; color: string; /** Where a gradient leads. */ to?: string }

/** A field of a colour; a press copies how it is written. */
const Swatch = ({ name, color, to }: Props) => {
  const t = useText()
  const written = to === undefined ? color : `linear-gradient(135deg, ${color}, ${to})`
  const { ink, contrast } = inkOn(color, to ?? color)
  return (
    <li>
      <UnstyledButton
        className={styles.swatch}
        style={{ background: written, color: ink }}
        onClick={() => void copy(written, t('colors.copied', { code: written }))}
      >
        <strong dir={name.startsWith('--') ? 'ltr' : undefined}>{name}</strong>
        <span className={styles.code}>
          <span dir="ltr">{to === undefined ? color : `${color} → ${to}`}</span>
          <Ratio of={contrast} />
        </span>
      </UnstyledButton>
    </li>
  )
}

const Ratio = ({ of }: { of: number }) => {
  const t = useText()
  return (
    <span title={t('colors.contrast')} dir="ltr">
      {t('colors.ratio', { ratio: of.toFixed(1) })}
    </span>
  )
}

const PARTS = ['--wash', '--tone-ink', '--deep']

/** A tone with its wash, its ink, its rail, and white on its deep one. */
const Tone = ({ at }: { at: number }) => {
  const t = useText()
  const [wash = '', ink = '', deep = ''] = useTokens(PARTS, at)
  return (
    <li className={styles.tone} data-tone={at}>
      <span className={styles.wash}>
        <strong>{t('colors.tone', { at })}</strong>
        <span dir="ltr">{wash}</span>
        <Ratio of={contrastOf(wash, ink)} />
      </span>
      <span className={styles.deep}>
        <span dir="ltr">{deep}</span>
        <Ratio of={contrastOf(deep, '#ffffff')} />
      </span>
    </li>
  )
}
