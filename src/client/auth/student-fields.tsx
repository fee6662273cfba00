import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { paths } from '../lib/paths.ts';
import { asManyAsFit } from '../ui/as-many-as-fit.ts';
import { Checkbox } from '../ui/checkbox.tsx';
import { TextField } from '../ui/text-field.tsx';
import { FacultyPicker } from '../universities/faculty-picker.tsx';
import { STUDY_YEARS } from '../universities/pick-lists.ts';
import { UniversityPicker } from '../universities/university-picker.tsx';
import { LegalLink } from './legal-link.tsx';
import type { RegisterFormState } from './use-register-form.ts';

/** The name and study fields of the registration. */
export function StudentFields({ state }: { state: RegisterFormState }) {
  const { form, university, setUniversity, otherFaculty, setOtherFaculty } = state;
  const { control, register, formState } = form;
  const { errors } = formState;
  const years = useId();
  // Registered in display order, because the first invalid field in that order gets the focus.
  const firstName = register('firstName');
  const lastName = register('lastName');
  const { ref: universityRef, ...universityField } = useController({ control, name: 'university' }).field;
  const { ref: facultyRef, ...facultyField } = useController({ control, name: 'faculty' }).field;
  /** For a field that has just become another: it has no error before the user could fill it in. */
  const emptyFaculty = () => {
    form.setValue('faculty', '');
    form.clearErrors('faculty');
  };

  return (
    <>
      <chakra.div display="grid" gridTemplateColumns={asManyAsFit('7rem')} columnGap="3" rowGap="5" alignItems="start">
        <TextField label="Nome" autoComplete="given-name" required error={errors.firstName?.message} {...firstName} />
        <TextField label="Cognome" autoComplete="family-name" required error={errors.lastName?.message} {...lastName} />
      </chakra.div>
      <UniversityPicker
        ref={universityRef}
        value={universityField.value}
        error={errors.university?.message}
        onBlur={universityField.onBlur}
        onSelect={(chosen) => {
          setUniversity(chosen);
          form.setValue('university', chosen.name, { shouldValidate: true });
          if (chosen.id === university?.id) return;
          setOtherFaculty(false);
          emptyFaculty();
        }}
      />
      <FacultyPicker
        ref={facultyRef}
        universityId={university?.id}
        value={facultyField.value}
        other={otherFaculty}
        error={errors.faculty?.message}
        onBlur={facultyField.onBlur}
        onChange={facultyField.onChange}
        onOtherChange={(other) => {
          setOtherFaculty(other);
          if (other) emptyFaculty();
        }}
      />
      <TextField
        label="Anno di corso"
        placeholder="Per esempio: 2° anno triennale"
        list={years}
        // Chromium's own arrow.
        css={{ '&::-webkit-calendar-picker-indicator': { display: 'none !important' } }}
        autoComplete="off"
        required
        error={errors.studyYear?.message}
        {...register('studyYear')}
      />
      <datalist id={years}>
        {STUDY_YEARS.map((year) => (
          <option key={year} value={year} />
        ))}
      </datalist>
      <Checkbox
        required
        error={errors.termsAccepted?.message}
        label={
          <>
            Accetto i <LegalLink href={paths.terms}>termini di servizio</LegalLink> e ho letto l’
            <LegalLink href={paths.privacy}>informativa sulla privacy</LegalLink>
          </>
        }
        {...register('termsAccepted')}
      />
    </>
  );
}
