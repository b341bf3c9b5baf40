import { UnstyledButton, useMantineTheme } from '@mantine/core'
import texts from 'texts:colors,copy'
import { addTexts, useText } from '#web/lib/text.ts'
import { Card } from '#web/samples/ui/layout/card.tsx'
import { copy } from '#web/samples/ui/controls/copy.ts'
import { COLORS } from '#web/samples/showcase/examples/colors.ts'
import styles from './colors-page.module.css'
import { inkOn } from './contrast.ts'

addTexts(texts)

const MEANINGS = ['primary', 'secondary', 'success', 'danger', 'warning', 'info'] as const
/** The shades of the theme that stand for a colour, one lighter and one darker step. */
const STEPS = { lighter: 6, base: 8, darker: 9 } as const
const steps = Object.keys(STEPS) as (keyof typeof STEPS)[] // its own keys

/** The colours of the product: what each is called, its code, and what can be read on it. */
const ColorsPage = () => {
  const t = useText()
  const { colors } = useMantineTheme()
  const shade = (meaning: (typeof MEANINGS)[number], at: number) => colors[COLORS[meaning]]?.[at] ?? ''
  return (
    <div className={styles.page}>
      <Card title={t('colors.meanings')} hint={t('colors.meaningsHint')}>
        <ul className={styles.three}>
          {MEANINGS.flatMap((meaning) =>
            steps.map((step) => (
              <Swatch
                key={`${meaning} ${step}`}
                name={t('colors.step', { name: t(`colors.${meaning}`), step: t(`colors.${step}`) })}
                color={shade(meaning, STEPS[step])}
              />
            )),
          )}
        </ul>
      </Card>
      <Card title={t('colors.gradients')} hint={t('colors.gradientsHint')}>
        <ul className={styles.three}>
          {MEANINGS.map((meaning) => (
            <Swatch
              key={meaning}
              name={t(`colors.${meaning}`)}
              color={shade(meaning, STEPS.base)}
              to={shade(meaning, STEPS.darker)}
            />
          ))}
        </ul>
      </Card>
      <Card title={t('colors.neutrals')} hint={t('colors.neutralsHint')}>
        <ul className={styles.five}>
          {colors.dark.map((color, at) => (
            <Swatch key={color} name={t('colors.slate', { at })} color={color} />
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
  const ratio = contrast.toFixed(1)
  return (
    <li>
      <UnstyledButton
        className={styles.swatch}
        style={{ background: written, color: ink }}
        onClick={() => void copy(written, t('colors.copied', { code: written }))}
      >
        <strong>{name}</strong>
        <span className={styles.code}>
          <span dir="ltr">{to === undefined ? color : `${color} → ${to}`}</span>
          <span title={t('colors.contrast')} dir="ltr">
            {t('colors.ratio', { ratio })}
          </span>
        </span>
      </UnstyledButton>
    </li>
  )
}
