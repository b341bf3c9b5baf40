import { BasicFrame } from './basic-frame.tsx'
import { RegisterForm } from './register-form.tsx'

const RegisterBasicPage = () => (
  <BasicFrame kind="register">
    <RegisterForm look="basic" />
  </BasicFrame>
)
export default RegisterBasicPage
