import type { AdminApplication } from '@karov/api-client';
import { api } from '../../shared/api.js';
import { PersonPanel } from '../../shared/chat/person-panel.js';
import { PersonalDetails } from '../../shared/person/personal-details.js';
import { ShownAddress } from '../../shared/places/shown-address.js';
import { useText } from '../../shared/text.js';
import { Facts } from '../../shared/ui/facts.js';
import { Phone } from '../../shared/ui/phone.js';

interface PersonProps {
  request: AdminApplication;
  startsWith?: 'details' | 'chat';
  onClose: () => void;
}

/** The panel about the help seeker: details, and the chat about the category. */
export function SeekerPanel({ request, startsWith, onClose }: PersonProps) {
  const text = useText();
  const { user, category_id } = request;
  return (
    <PersonPanel
      title={text('requests.seeker_of', { name: user.full_name })}
      conversation={{
        context: 'category',
        contextId: category_id,
        receiverId: user.id,
        name: user.full_name,
        contactNote: user.contact_note,
      }}
      startsWith={startsWith}
      canChat={request.abilities.includes('chat')}
      onClose={onClose}
    >
      <Facts
        facts={[
          [text('words.phone'), <Phone key="phone" of={user} />],
          [text('words.email'), user.email],
          [
            text('requests.residential'),
            user.residential_address && <ShownAddress key="residential" wire={user.residential_address} />,
          ],
          [
            text('requests.arrival'),
            user.arrival_address && <ShownAddress key="arrival" wire={user.arrival_address} />,
          ],
          [text('requests.comments'), user.comments],
        ]}
      />
      <PersonalDetails
        read={() => api.get('/admin/applications/{id}/person', { params: { path: { id: request.id } } })}
      />
    </PersonPanel>
  );
}

/** The panel about the volunteer: details, and the chat about the category. */
export function HelperPanel({ request, startsWith, onClose }: PersonProps) {
  const text = useText();
  const { volunteer, category_id } = request;
  if (!volunteer) return null;
  return (
    <PersonPanel
      title={text('requests.volunteer_of', { name: volunteer.full_name })}
      conversation={{
        context: 'category',
        contextId: category_id,
        receiverId: volunteer.id,
        name: volunteer.full_name,
        contactNote: volunteer.contact_note,
      }}
      startsWith={startsWith}
      canChat={request.abilities.includes('chat')}
      onClose={onClose}
    >
      <Facts
        facts={[
          [text('words.phone'), <Phone key="phone" of={volunteer} />],
          [text('requests.progress'), volunteer.progress && text(`common.progress.${volunteer.progress}`)],
          [text('details.assigned_to'), request.user.full_name],
          [text('requests.category'), request.category.name],
        ]}
      />
    </PersonPanel>
  );
}
