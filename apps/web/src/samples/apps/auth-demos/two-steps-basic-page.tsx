import { BasicFrame } from './basic-frame.tsx'
import { TwoStepsForm } from './two-steps-form.tsx'

const TwoStepsBasicPage = () => (
  <BasicFrame kind="two-steps">
    <TwoStepsForm />
  </BasicFrame>
)
export default TwoStepsBasicPage
