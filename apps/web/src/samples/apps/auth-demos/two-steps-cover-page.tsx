import { CoverFrame } from './cover-frame.tsx'
import { TwoStepsForm } from './two-steps-form.tsx'

const TwoStepsCoverPage = () => (
  <CoverFrame kind="two-steps">
    <TwoStepsForm />
  </CoverFrame>
)
export default TwoStepsCoverPage
