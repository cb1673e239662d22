class Visit < ApplicationRecord
end
