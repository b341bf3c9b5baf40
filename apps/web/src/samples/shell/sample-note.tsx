import texts from 'texts:section'
import { addTexts, useText } from '#web/lib/text.ts'
import styles from './cart-list.module.css'

addTexts(texts)

/** Says in the sample bell and cart that nothing there is real. */
export const SampleNote = () => <p className={`sample-mark ${styles.mark}`}>{useText()('section.mark')}</p>
