import { FieldError } from '../../../src/client/ui/field-shell.tsx';
import { LengthLeft } from '../../../src/client/ui/length-left.tsx';
import { NewPasswordFields } from '../../../src/client/ui/new-password-fields.tsx';
import { PasswordField } from '../../../src/client/ui/password-field.tsx';
import { SearchBar } from '../../../src/client/ui/search-bar.tsx';
import { SelectField } from '../../../src/client/ui/select-field.tsx';
import { DateField } from '../../../src/client/ui/date-field.tsx';
import { TextField } from '../../../src/client/ui/text-field.tsx';
import { TextareaField } from '../../../src/client/ui/textarea-field.tsx';
import type { Room } from '../piece.ts';

const OPTIONS = ['Psicologia', 'Ingegneria', 'Giurisprudenza'];

export const fieldsRoom: Room = {
  name: 'campi',
  pieces: [
    {
      name: 'TextField',
      draw: () => (
        <>
          <TextField label="Titolo" hint="Poche parole" optional placeholder="Un titolo" />
          <TextField label="Email universitaria" type="email" defaultValue="giulia@gmail" error="Serve l’email della tua università" />
          <TextField label="Spento" disabled defaultValue="non si cambia" />
        </>
      ),
    },
    {
      name: 'DateField',
      draw: () => (
        <>
          <DateField label="Giorno" type="date" />
          <DateField label="Ora" type="time" defaultValue="16:30" />
        </>
      ),
    },
    {
      name: 'TextareaField',
      draw: () => (
        <>
          <TextareaField label="Il tuo messaggio" placeholder="Scrivi qui i tuoi pensieri..." />
          <TextareaField label="Perché" defaultValue="Troppo poco" error="Scrivi almeno dieci caratteri" rows={2} />
        </>
      ),
    },
    {
      name: 'SelectField',
      draw: () => (
        <>
          <SelectField label="Facoltà" options={OPTIONS} placeholder="Preferisco non dirlo" />
          <SelectField label="Facoltà" options={OPTIONS} error="Scegli la facoltà" />
        </>
      ),
    },
    {
      name: 'PasswordField',
      draw: () => <PasswordField label="Password" hint="Almeno 8 caratteri, meglio 15." defaultValue="mare-calmo" />,
    },
    {
      name: 'NewPasswordFields',
      draw: () => <NewPasswordFields label="Nuova password" password={{}} confirmation={{ error: 'Le due password non sono uguali' }} />,
    },
    { name: 'FieldError', draw: () => <FieldError error="Così non va ancora" /> },
    {
      name: 'LengthLeft',
      draw: () => (
        <>
          <LengthLeft text={'a'.repeat(95)} max={100} />
          <LengthLeft text={'a'.repeat(104)} max={100} />
        </>
      ),
    },
    {
      name: 'SearchBar',
      draw: () => (
        <SearchBar filters={{ q: 'ansia' }} onSearch={() => {}} label="Cerca nei gruppi" placeholder="Materia, titolo...">
          {() => <SelectField label="Facoltà" hideLabel options={OPTIONS} placeholder="Tutte le facoltà" />}
        </SearchBar>
      ),
    },
  ],
};
